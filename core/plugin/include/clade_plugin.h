/* A game in a library: the C table. Written from core/plugin; do not edit.
 *
 * A library exports one function, clade_game_v1. How a game is written is in the guide beside this file, README.md.
 * Numbers, texts and plain data cross as bytes (postcard: https://postcard.jamesmunns.com/wire-format); their types are those of the
 * crate clade-engine, whose documentation names each field. A change of any of them raises CL_WIRE.
 */

#ifndef CLADE_PLUGIN_H
#define CLADE_PLUGIN_H

#include <stdarg.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

// The version of the bytes in which things cross. It must be equal on both sides: postcard says nothing of itself, so that a library with
// another version would talk rubbish.
#define CL_WIRE 8

// The actor of `ClTurn` when dice, bags and decks answer.
#define CL_CHANCE 254

// The actor of `ClTurn` when the game is over.
#define CL_OVER 255

// The observer who sees only what everybody knows. A seat is its own number.
#define CL_PUBLIC 254

// The observer who sees everything.
#define CL_HOST 255

// `out_of_time` is to be asked.
#define CL_TOOL_OUT_OF_TIME 1

// `stop` is to be asked.
#define CL_TOOL_STOP 2

// `nanoseconds` is to be asked.
#define CL_TOOL_NANOSECONDS 4

// Also questions with one answer are asked.
#define CL_TOOL_ASK_ALL 8

// Nothing is kept between two calls.
#define CL_TOOL_FORGETFUL 16

// `ClTools::as_hash` counts.
#define CL_TOOL_AS_HASH 32

// What a function says of its end.
enum ClStatus
#if defined(__cplusplus) || __STDC_VERSION__ >= 202311L
  : int32_t
#endif // defined(__cplusplus) || __STDC_VERSION__ >= 202311L
 {
  // It is done.
  ClStatus_Ok = 0,
  // There is no table of this number.
  ClStatus_Handle = -1,
  // There is no answer of this number.
  ClStatus_Index = -2,
  // Another actor is awaited.
  ClStatus_Actor = -3,
  // These bytes are none of this game.
  ClStatus_Bytes = -4,
  // The program stopped a script; a text says which.
  ClStatus_Stopped = -5,
  // A position that cannot be set up or written: see `clade_engine::Misplaced`.
  ClStatus_Misplaced = -6,
  // A set-up that cannot be played: see `clade_engine::SetupError`.
  ClStatus_Setup = -7,
  // The library failed; a text says where. Any number that is not in this list means the same.
  ClStatus_Panic = -8,
  // The library does not know this question.
  ClStatus_Unknown = -9,
};
#ifndef __cplusplus
#if __STDC_VERSION__ >= 202311L
typedef enum ClStatus ClStatus;
#else
typedef int32_t ClStatus;
#endif // __STDC_VERSION__ >= 202311L
#endif // __cplusplus

// Bytes that are lent for a call.
typedef struct ClIn {
  // The first one; anything if there are none.
  const uint8_t *ptr;
  // How many.
  uintptr_t len;
} ClIn;

// Where a function puts what it gives: the program copies it.
typedef struct ClOut {
  // To be handed to `put`.
  void *ctx;
  // Takes some bytes; what is put later is appended.
  void (*put)(void *ctx, const uint8_t *ptr, uintptr_t len);
} ClOut;

// A ruleset: only the library knows what is in it.
typedef struct ClRuleset {
  uint8_t _opaque[0];
} ClRuleset;

// How a face is opened.
typedef struct ClTools {
  // Bits of `tool`.
  uint32_t flags;
  // 0.
  uint32_t reserved;
  // The hash that the states carry instead of the ruleset's own, if `tool::AS_HASH` is set.
  uint64_t as_hash;
} ClTools;

// An open game: only the library knows what is in it.
typedef struct ClFace {
  uint8_t _opaque[0];
} ClFace;

// Whose answer is awaited at a table.
typedef struct ClTurn {
  // A seat from 0, `CHANCE` or `OVER`.
  uint32_t actor;
  // How many legal answers there are: 0 for Chance and at the end, else at least 1.
  uint32_t count;
  // How far the game is: it never goes back.
  uint32_t clock;
  // 0.
  uint32_t reserved;
  // The set that the answers are picked from, if their order does not matter; else 0.
  uint64_t set;
} ClTurn;

// A source of random words, for the time of a call.
typedef struct ClWords {
  // To be handed to `next`.
  void *ctx;
  // The next word.
  uint64_t (*next)(void *ctx);
} ClWords;

// The table of a game. Functions are only ever appended.
typedef struct ClGame {
  // The size of this struct as the library knows it.
  uint32_t size;
  // The minor version of the library's side: 0.
  uint32_t minor;
  // `WIRE`.
  uint32_t wire;
  // 0.
  uint32_t flags;
  // Of the module: answers a question about the game.
  int32_t (*ask)(uint32_t what, struct ClIn given, const struct ClOut *out);
  // Of the module: makes the ruleset of a set-up with further mods; puts what is to be known of it.
  int32_t (*ruleset_new)(struct ClIn setup,
                         struct ClIn mods,
                         struct ClRuleset **made,
                         const struct ClOut *out);
  // Of a ruleset: answers a question about it.
  int32_t (*ruleset_ask)(const struct ClRuleset *ruleset,
                         uint32_t what,
                         struct ClIn given,
                         const struct ClOut *out);
  // Gives a ruleset back. Its faces may live on.
  void (*ruleset_free)(struct ClRuleset *ruleset);
  // Opens a ruleset on this thread; puts what never changes in an open game.
  int32_t (*open)(const struct ClRuleset *ruleset,
                  const struct ClTools *tools,
                  struct ClFace **made,
                  const struct ClOut *out);
  // Gives a face back.
  void (*close)(struct ClFace *face);
  // What the last negative status on this thread was about: bytes or a text, see `Status`.
  void (*error)(const struct ClOut *out);
  // A new table before its first question. No table has the number 0.
  int32_t (*start)(struct ClFace *face, uint32_t *made);
  // A copy of a table.
  int32_t (*fork)(struct ClFace *face, uint32_t from, uint32_t *made);
  // Makes one table equal to another.
  int32_t (*copy)(struct ClFace *face, uint32_t from, uint32_t to);
  // Forgets a table.
  int32_t (*free)(struct ClFace *face, uint32_t table);
  // Whose answer is awaited.
  int32_t (*turn)(struct ClFace *face, uint32_t table, struct ClTurn *turn);
  // A seat takes the legal answer of this index; the table runs on to the next question.
  int32_t (*advance)(struct ClFace *face, uint32_t table, uint32_t index, struct ClTurn *turn);
  // Chance answers by a word; the table runs on to the next question.
  int32_t (*roll)(struct ClFace *face, uint32_t table, uint64_t word, struct ClTurn *turn);
  // Chance answers with the outcome of this index; the table runs on to the next question.
  int32_t (*answer_chance)(struct ClFace *face, uint32_t table, uint32_t index, struct ClTurn *turn);
  // The index of the outcome that a word picks.
  int32_t (*outcome_of)(struct ClFace *face, uint32_t table, uint64_t word, uint32_t *index);
  // The index of a random legal answer that a word picks.
  int32_t (*any_answer)(struct ClFace *face, uint32_t table, uint64_t word, uint32_t *index);
  // Random answers, a word of `SplitMix64` each, until the clock shows `clock`, `answers` answers of seats were given, or the game is over.
  // Gives `(scores, life)`: the scores by side, and what each side has eaten, how many were born and died, if the table is measured, whose notes
  // this takes.
  int32_t (*playout)(struct ClFace *face,
                     uint32_t table,
                     uint32_t clock,
                     uint32_t answers,
                     uint64_t seed,
                     struct ClTurn *turn,
                     const struct ClOut *out);
  // Whether what happens at a table is wanted.
  int32_t (*listen)(struct ClFace *face, uint32_t table, uint8_t on);
  // Whether food and life are noted at a table.
  int32_t (*measure)(struct ClFace *face, uint32_t table, uint8_t on);
  // The hash of the state.
  int32_t (*hash)(struct ClFace *face, uint32_t table, uint64_t *hash);
  // How good the table is for a side, by what its seat knows.
  int32_t (*evaluate)(struct ClFace *face, uint32_t table, uint8_t side, int64_t *value);
  // The state as bytes.
  int32_t (*save)(struct ClFace *face, uint32_t table, const struct ClOut *out);
  // A table from bytes.
  int32_t (*load)(struct ClFace *face, struct ClIn bytes, uint32_t *made);
  // A table in a position, in the game's words (UTF-8).
  int32_t (*place)(struct ClFace *face, struct ClIn position, uint32_t *made);
  // Makes the table `to` one that an observer cannot tell from the table `from`.
  int32_t (*resample)(struct ClFace *face,
                      uint32_t from,
                      uint32_t observer,
                      uint32_t to,
                      const struct ClWords *words,
                      struct ClTurn *turn);
  // Answers a question about a table, as an observer may know it.
  int32_t (*face_ask)(struct ClFace *face,
                      uint32_t table,
                      uint32_t observer,
                      uint32_t what,
                      struct ClIn given,
                      const struct ClOut *out);
} ClGame;

// What the program lends to a library. It is valid as long as the program runs.
typedef struct ClHost {
  // The size of this struct.
  uint32_t size;
  // The minor version of the program's side.
  uint32_t minor;
  // Whether a script has been running for too long; `first` is 1 the first time since it was entered.
  uint8_t (*out_of_time)(uint8_t first);
  // Whether nobody waits for the answer any more.
  uint8_t (*stop)(void);
  // A clock.
  uint64_t (*nanoseconds)(void);
} ClHost;

/* Questions to a game. */
/* What the game is: [`crate::wire::About`]. */
#define CL_OF_GAME_ABOUT 0
/* Its Fluent texts in the language that is given (both UTF-8). */
#define CL_OF_GAME_TEXTS 1
/* The options that bring in all its cards: names with values. */
#define CL_OF_GAME_OPTIONS_FOR_ALL_CARDS 2
/* The files of a random mod of the seed that is given, if the game has such cards. */
#define CL_OF_GAME_WILD_MOD 3
/* What authors of cards need, if the game has cards that anybody can write: [`crate::wire::Authoring`]. */
#define CL_OF_GAME_AUTHORING 4

/* Questions to a ruleset. */
/* The Fluent texts of the game and its cards in the language that is given (both UTF-8). */
#define CL_OF_RULESET_TEXTS 0
/* All cards, for people to read. */
#define CL_OF_RULESET_CARDS 1
/* What is printed in the box. */
#define CL_OF_RULESET_PRINTED 2

/* Questions to a table. */
/* Who does what and why. */
#define CL_OF_TABLE_PROMPT 0
/* What to draw. */
#define CL_OF_TABLE_SCENE 1
/* What to draw, with what may not be done. */
#define CL_OF_TABLE_EXPLAINED 2
/* The meanings of the legal answers. */
#define CL_OF_TABLE_LABELS 3
/* What is not legal, with meanings and reasons. */
#define CL_OF_TABLE_REFUSALS 4
/* The same without meanings. */
#define CL_OF_TABLE_REASONS 5
/* The log of what happened. */
#define CL_OF_TABLE_LOG 6
/* How it is shown. */
#define CL_OF_TABLE_STAGED 7
/* Points that were given and taken. */
#define CL_OF_TABLE_POINTS 8
/* The events in full. */
#define CL_OF_TABLE_EVENTS 9
/* The state as the observer may know it, as it is. */
#define CL_OF_TABLE_VIEW 10
/* Who is asked and what is legal, as it follows from the view. */
#define CL_OF_TABLE_LISTED 11
/* What should give pause before each legal answer: 0 nothing, 1 it does nothing now, 2 harms one's own, 3 asks the same of another. */
#define CL_OF_TABLE_CAUTIONS 12
/* What each log line is about: 0 nothing special, 1 a loss, 2 that there was no choice, 3 a part begins, 4 an answer to a card. */
#define CL_OF_TABLE_TELLS 13
/* The texts of the legal answers or outcomes, one per line (UTF-8). */
#define CL_OF_TABLE_TEXTS 100
/* The weights of the outcomes of the open chance. */
#define CL_OF_TABLE_WEIGHTS 101
/* A key for each legal answer. */
#define CL_OF_TABLE_KEYS 102
/* The score of each side. */
#define CL_OF_TABLE_SCORES 103
/* What decides between equal ones. */
#define CL_OF_TABLE_TIE_BREAKS 104
/* The result by seat. */
#define CL_OF_TABLE_OUTCOME 105
/* How good the table is for each side. */
#define CL_OF_TABLE_VALUES 106
/* The state in the game's words (UTF-8). */
#define CL_OF_TABLE_POSITION 107
/* What the laws ask. */
#define CL_OF_TABLE_AUDIT 108
/* What was noted of cards (JSON). */
#define CL_OF_TABLE_CARD_NOTES 109
/* Food and life since the last time. It forgets what it gave. */
#define CL_OF_TABLE_NOTES 110
/* Not a question: explains the cards that are given, as bits. */
#define CL_OF_TABLE_EXPLAIN 111
/* What values are made of. */
#define CL_OF_TABLE_OUTLOOK 112
/* Of the whole face (table 0): cards that failed since the last time. */
#define CL_OF_TABLE_FAULTS 200
/* Of the whole face: named counters. */
#define CL_OF_TABLE_COUNTERS 201
/* Of the whole face: how often the functions of each card ran. */
#define CL_OF_TABLE_CARD_RUNS 202

#endif  /* CLADE_PLUGIN_H */
