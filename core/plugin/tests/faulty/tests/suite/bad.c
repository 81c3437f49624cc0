/* Libraries that are no games, one a definition: see files.rs. */

#include "clade_plugin.h"

#ifdef FUTURE_MAJOR
const void *clade_game_v2(const void *host) { (void)host; return 0; }
#elif !defined(NO_SYMBOL)

static int32_t ask(uint32_t what, ClIn given, const ClOut *out) {
    (void)what, (void)given;
#ifdef RUBBISH
    for (int i = 0; i < 50; i++) out->put(out->ctx, (const uint8_t *)"\xff\xff\xff\xff", 4);
#elif defined(GIANT)
    static const uint8_t page[1 << 20];
    for (int i = 0; i < 100000; i++) out->put(out->ctx, page, sizeof page);
    out->put(out->ctx, page, (size_t)100 << 30);
#elif defined(NULL_BYTES)
    out->put(out->ctx, 0, 1000);
#elif defined(ODD_STATUS)
    return 77;
#endif
    (void)out;
    return 0;
}

static void error(const ClOut *out) { out->put(out->ctx, (const uint8_t *)"something of its own", 20); }
static int32_t never(void) { return -8; }

#define NEVER (void *)never

static const ClGame table = {
#ifdef SHORT_TABLE
    .size = 16 + 4 * sizeof(void *),
#else
    .size = sizeof(ClGame),
#endif
#ifdef OTHER_WIRE
    .wire = 99,
#else
    .wire = CL_WIRE,
#endif
    .ask = ask,
    .ruleset_new = NEVER,
    .ruleset_ask = NEVER,
    .ruleset_free = NEVER,
    .open = NEVER,
    .close = NEVER,
    .error = error,
    .start = NEVER,
    .fork = NEVER,
    .copy = NEVER,
    .free = NEVER,
    .turn = NEVER,
#ifndef NULL_FUNCTION
    .advance = NEVER,
#endif
    .roll = NEVER,
    .answer_chance = NEVER,
    .outcome_of = NEVER,
    .any_answer = NEVER,
    .playout = NEVER,
    .listen = NEVER,
    .measure = NEVER,
    .hash = NEVER,
    .evaluate = NEVER,
    .save = NEVER,
    .load = NEVER,
    .place = NEVER,
    .resample = NEVER,
    .face_ask = NEVER,
};

const ClGame *clade_game_v1(const ClHost *host) {
    (void)host;
#ifdef NULL_TABLE
    (void)&table;
    return 0;
#else
    return &table;
#endif
}
#endif
