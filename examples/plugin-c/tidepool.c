/* Tide Pool: a game in plain C, as a library for Clade.
 *
 *     cc -shared -fPIC -O2 -I ../../core/plugin/include tidepool.c -o libtidepool.so
 *     clade plugin try ./libtidepool.so
 *     clade play ./libtidepool.so
 *
 * Gulls look for shells while the tide is out. On its turn a gull looks for one more shell bank (a die: 2 to 6 shells, but on a 1 the tide
 * comes and takes all that it has not carried home), or flies home with what it has. Whoever first has 30 shells at home wins.
 *
 * Food is safe only at home, and every trip home costs a turn: ecologists call that central-place foraging. None of the other games has it.
 *
 * The file has three parts: writing bytes, the rules, the table. */

#include "clade_plugin.h"
#include <string.h>

/* ---- writing bytes: postcard ---- */

typedef struct { const ClOut *out; } To;

static void raw(To to, const void *bytes, size_t len) { to.out->put(to.out->ctx, bytes, len); }
static void byte(To to, uint8_t n) { raw(to, &n, 1); }
/* A number, seven bits a byte. */
static void number(To to, uint64_t n) {
    for (; n > 127; n >>= 7) byte(to, (uint8_t)(n | 128));
    byte(to, (uint8_t)n);
}
/* A number that may be below 0. */
static void integer(To to, int64_t n) { number(to, (uint64_t)n << 1 ^ (uint64_t)(n >> 63)); }
static void text(To to, const char *s) { number(to, strlen(s)), raw(to, s, strlen(s)); }
/* A message without arguments. */
static void msg(To to, const char *id) { text(to, id), number(to, 0); }
/* A message with a number. */
static void msg_n(To to, const char *id, int n) { text(to, id), number(to, 1), text(to, "n"), number(to, 0), integer(to, n); }
/* A player by name. */
static void gull(To to, int side) { msg_n(to, "tidepool-gull", side + 1); }
/* A message about a player and a number. */
static void msg_of(To to, const char *id, int side, int n) {
    text(to, id), number(to, 2);
    text(to, "gull"), number(to, 1), gull(to, side);
    text(to, "n"), number(to, 0), integer(to, n);
}
static void look(To to, const char *icon, int tint) { text(to, icon), number(to, (uint64_t)tint), byte(to, 0); }
enum { PLAIN, RED, ORANGE, YELLOW, GREEN, TEAL, BLUE };
static const uint8_t TINTS[4] = {RED, BLUE, GREEN, YELLOW};

/* ---- the rules ---- */

enum { MOST_SEATS = 4, GOAL = 30, MOST_EVENTS = 4 };
typedef enum { FOUND, TIDE, HOME } Happened;
typedef struct { uint8_t what, side, n; } Event;
/* What is saved: plain bytes. */
typedef struct { uint8_t seats, turn, asked, over, heap, rounds, home[MOST_SEATS]; } State;
typedef struct { State state; Event events[MOST_EVENTS]; uint8_t happened, listens, used; } Table;
struct Face { uint8_t seats, ask_all; uint32_t room; Table *tables; };
typedef struct Face Face;
typedef struct { uint8_t seats; } Rules;

static _Thread_local const char *why = "";
static int32_t fails(ClStatus status, const char *text) { return why = text, status; }

static State start_of(int seats) { return (State){.seats = (uint8_t)seats, .asked = 1}; }
/* With nothing found yet there is one answer, which is not asked for. */
static int answers(const State *s) { return s->over || !s->asked ? 0 : s->heap ? 2 : 1; }
static void settle(const Face *face, State *s) {
    if (!face->ask_all && answers(s) == 1) s->asked = 0;
}
static void happens(Table *t, Happened what, int n) {
    if (t->listens && t->happened < MOST_EVENTS) t->events[t->happened++] = (Event){(uint8_t)what, t->state.turn, (uint8_t)n};
}
static void next_gull(State *s) {
    s->heap = 0, s->asked = 1, s->turn = (uint8_t)((s->turn + 1) % s->seats);
    if (s->turn == 0 && s->rounds < 255) s->rounds++;
}
static void answered(const Face *face, Table *t, int index) {
    State *s = &t->state;
    t->happened = 0;
    if (index == 0) {
        s->asked = 0;
    } else {
        happens(t, HOME, s->heap);
        s->home[s->turn] = (uint8_t)(s->home[s->turn] + s->heap);
        if (s->home[s->turn] >= GOAL) s->over = 1;
        else next_gull(s);
    }
    settle(face, s);
}
static void rolled(const Face *face, Table *t, int die) {
    State *s = &t->state;
    t->happened = 0;
    if (die == 1) {
        happens(t, TIDE, s->heap);
        next_gull(s);
    } else {
        happens(t, FOUND, die);
        s->heap = (uint8_t)(s->heap + die), s->asked = 1;
    }
    settle(face, s);
}
/* A state that the rules can lead to. */
static int is_sound(const Face *face, const State *s) {
    if (s->seats != face->seats || s->turn >= s->seats || s->asked > 1 || s->over > 1 || s->heap > 200) return 0;
    for (int i = 0; i < MOST_SEATS; i++)
        if (s->home[i] > 240 || (i >= s->seats && s->home[i]) || (s->home[i] >= GOAL && !s->over)) return 0;
    return !s->over || s->home[s->turn] >= GOAL;
}
static uint64_t mix(uint64_t *seed) { /* SplitMix64 */
    uint64_t z = *seed += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9, z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return z ^ z >> 31;
}
static int below(uint64_t word, int n) { return (int)((unsigned __int128)word * (unsigned)n >> 64); }

/* ---- the table ---- */

static Table *at(ClFace *f, uint32_t n) {
    Face *face = (Face *)f;
    return n && n <= face->room && face->tables[n - 1].used ? &face->tables[n - 1] : 0;
}
/* The table of a call, or its end. */
#define TABLE(t, n) Table *t = at(f, n); if (!t) return fails(ClStatus_Handle, "")

static int32_t told(const Table *t, ClTurn *turn) {
    const State *s = &t->state;
    int n = answers(s);
    *turn = (ClTurn){.actor = s->over ? CL_OVER : n ? s->turn : CL_CHANCE, .count = (uint32_t)n, .clock = s->rounds};
    return 0;
}
static int32_t keep(Face *face, State state, uint32_t *made) {
    uint32_t n = 0;
    while (n < face->room && face->tables[n].used) n++;
    if (n == face->room) {
        Table *more = realloc(face->tables, sizeof(Table) * (face->room + 16));
        if (!more) return fails(ClStatus_Panic, "no memory");
        face->tables = more;
        memset(more + face->room, 0, sizeof(Table) * 16);
        face->room += 16;
    }
    face->tables[n] = (Table){.state = state, .used = 1};
    settle(face, &face->tables[n].state);
    *made = n + 1;
    return 0;
}

static const char *const EN =
    "tidepool = Tide Pool\ntidepool-summary = Look for one more shell, or fly home before the tide comes.\ntidepool-gull = Gull { $n }\n"
    "tidepool-turn = { $gull }: look for more, or fly home with { $n }?\ntidepool-die = The tide decides\ntidepool-over = Game over\n"
    "tidepool-look = look for more\ntidepool-home = fly home\ntidepool-heap = found\ntidepool-shells = at home\n"
    "tidepool-found = { $gull } finds { $n }.\ntidepool-tide = The tide comes: { $gull } loses { $n }.\ntidepool-carried = { $gull } carries { $n } home.\n";
static const char *const RU =
    "tidepool = Лужа прилива\ntidepool-summary = Ищите ещё ракушки или летите домой, пока не пришла вода.\ntidepool-gull = Чайка { $n }\n"
    "tidepool-turn = { $gull }: искать ещё или нести домой { $n }?\ntidepool-die = Решает прилив\ntidepool-over = Партия окончена\n"
    "tidepool-look = искать ещё\ntidepool-home = лететь домой\ntidepool-heap = найдено\ntidepool-shells = дома\n"
    "tidepool-found = { $gull }: найдено { $n }.\ntidepool-tide = Пришла вода: { $gull }, потеряно { $n }.\ntidepool-carried = { $gull }: отнесено домой { $n }.\n";
static const char *const PL =
    "tidepool = Kałuża pływowa\ntidepool-summary = Szukaj dalej muszli albo leć do domu, zanim przyjdzie przypływ.\ntidepool-gull = Mewa { $n }\n"
    "tidepool-turn = { $gull }: szukać dalej czy lecieć do domu z { $n }?\ntidepool-die = Decyduje przypływ\ntidepool-over = Koniec gry\n"
    "tidepool-look = szukaj dalej\ntidepool-home = leć do domu\ntidepool-heap = znalezione\ntidepool-shells = w domu\n"
    "tidepool-found = { $gull }: znaleziono { $n }.\ntidepool-tide = Przypływ: { $gull } traci { $n }.\ntidepool-carried = { $gull } zanosi do domu { $n }.\n";

static void texts(To to, ClIn language) {
    const char *own = language.len == 2 && !memcmp(language.ptr, "ru", 2) ? RU : language.len == 2 && !memcmp(language.ptr, "pl", 2) ? PL : EN;
    raw(to, own, strlen(own));
}

static int32_t ask(uint32_t what, ClIn given, const ClOut *out) {
    To to = {out};
    if (what == CL_OF_GAME_TEXTS) return texts(to, given), 0;
    if (what == CL_OF_GAME_OPTIONS_FOR_ALL_CARDS) return number(to, 0), 0;
    if (what != CL_OF_GAME_ABOUT) return fails(ClStatus_Unknown, "");
    text(to, "tidepool"), text(to, "1"), byte(to, 2), byte(to, MOST_SEATS);
    msg(to, "tidepool"), msg(to, "tidepool-summary"), number(to, 0), number(to, 0), look(to, "spiral-shell", TEAL), number(to, 5), number(to, 10);
    return 0;
}

static int32_t ruleset_new(ClIn setup, ClIn mods, ClRuleset **made, const ClOut *out) {
    /* A set-up begins with its seats; mods begin with how many there are. */
    if (setup.len < 1 || mods.len < 1) return fails(ClStatus_Bytes, "");
    if (mods.ptr[0]) return fails(ClStatus_Setup, "this game has no cards, and so no mods");
    Rules *rules = malloc(sizeof *rules);
    if (!rules) return fails(ClStatus_Panic, "no memory");
    rules->seats = setup.ptr[0];
    To to = {out};
    number(to, 0x71DE0000u + rules->seats); /* the hash: other rules, another number */
    number(to, 0), number(to, 0), number(to, 0); /* no mods, no warnings, nothing odd */
    *made = (ClRuleset *)rules;
    return 0;
}
static int32_t ruleset_ask(const ClRuleset *rules, uint32_t what, ClIn given, const ClOut *out) {
    (void)rules;
    To to = {out};
    if (what == CL_OF_RULESET_TEXTS) return texts(to, given), 0;
    return number(to, 0), 0; /* no cards, nothing printed on them */
}
static void ruleset_free(ClRuleset *rules) { free(rules); }

static int32_t open_(const ClRuleset *r, const ClTools *tools, ClFace **made, const ClOut *out) {
    static const char *const WORDS[MOST_SEATS] = {"gull1", "gull2", "gull3", "gull4"};
    const Rules *rules = (const Rules *)r;
    Face *face = calloc(1, sizeof *face);
    if (!face) return fails(ClStatus_Panic, "no memory");
    face->seats = rules->seats, face->ask_all = (tools->flags & CL_TOOL_ASK_ALL) != 0;
    To to = {out};
    number(to, 1000), number(to, 13), number(to, 0), number(to, 0), number(to, 10), number(to, 0), byte(to, 0); /* how to look ahead: the usual */
    byte(to, 0); /* food is not noted */
    number(to, face->seats);
    for (int i = 0; i < face->seats; i++) byte(to, (uint8_t)i), gull(to, i), text(to, WORDS[i]);
    number(to, sizeof(State)), number(to, 0), number(to, 0), byte(to, 0), byte(to, 0); /* size, no ledgers, no cards, no templates */
    *made = (ClFace *)face;
    return 0;
}
static void close_(ClFace *f) { free(((Face *)f)->tables), free(f); }
static void error(const ClOut *out) { raw((To){out}, why, strlen(why)); }

static int32_t start(ClFace *f, uint32_t *made) { return keep((Face *)f, start_of(((Face *)f)->seats), made); }
static int32_t fork_(ClFace *f, uint32_t from, uint32_t *made) {
    TABLE(t, from);
    return keep((Face *)f, t->state, made);
}
static int32_t copy(ClFace *f, uint32_t from, uint32_t to) {
    TABLE(a, from);
    TABLE(b, to);
    return *b = *a, 0;
}
static int32_t free_(ClFace *f, uint32_t n) {
    Table *t = at(f, n);
    if (t) t->used = 0;
    return 0;
}
static int32_t turn_(ClFace *f, uint32_t n, ClTurn *turn) {
    TABLE(t, n);
    return told(t, turn);
}
static int32_t advance(ClFace *f, uint32_t n, uint32_t index, ClTurn *turn) {
    TABLE(t, n);
    if (!answers(&t->state)) return fails(ClStatus_Actor, "");
    if (index >= (uint32_t)answers(&t->state)) return fails(ClStatus_Index, "");
    return answered((Face *)f, t, (int)index), told(t, turn);
}
static int32_t answer_chance(ClFace *f, uint32_t n, uint32_t index, ClTurn *turn) {
    TABLE(t, n);
    if (t->state.over || answers(&t->state)) return fails(ClStatus_Actor, "");
    if (index > 5) return fails(ClStatus_Index, "");
    return rolled((Face *)f, t, (int)index + 1), told(t, turn);
}
static int32_t roll(ClFace *f, uint32_t n, uint64_t word, ClTurn *turn) { return answer_chance(f, n, (uint32_t)below(word, 6), turn); }
static int32_t outcome_of(ClFace *f, uint32_t n, uint64_t word, uint32_t *index) {
    TABLE(t, n);
    if (t->state.over || answers(&t->state)) return fails(ClStatus_Actor, "");
    return *index = (uint32_t)below(word, 6), 0;
}
static int32_t any_answer(ClFace *f, uint32_t n, uint64_t word, uint32_t *index) {
    TABLE(t, n);
    if (!answers(&t->state)) return fails(ClStatus_Actor, "");
    return *index = (uint32_t)below(word, answers(&t->state)), 0;
}
static int32_t playout(ClFace *f, uint32_t n, uint32_t clock, uint32_t most, uint64_t seed, ClTurn *turn, const ClOut *out) {
    TABLE(t, n);
    State *s = &t->state;
    while (!s->over && s->rounds < clock) {
        int count = answers(s);
        if (count && !most--) break;
        if (count) answered((Face *)f, t, below(mix(&seed), count));
        else rolled((Face *)f, t, below(mix(&seed), 6) + 1);
    }
    To to = {out};
    number(to, s->seats);
    for (int i = 0; i < s->seats; i++) integer(to, s->home[i]);
    number(to, 0); /* nothing is measured */
    return told(t, turn);
}
static int32_t listen_(ClFace *f, uint32_t n, uint8_t on) {
    TABLE(t, n);
    return t->listens = on, 0;
}
static int32_t measure(ClFace *f, uint32_t n, uint8_t on) {
    TABLE(t, n);
    return (void)on, 0;
}
static int32_t hash(ClFace *f, uint32_t n, uint64_t *hash) { /* FNV-1a */
    TABLE(t, n);
    *hash = 0xCBF29CE484222325;
    for (size_t i = 0; i < sizeof(State); i++) *hash = (*hash ^ ((uint8_t *)&t->state)[i]) * 0x100000001B3;
    return 0;
}
static int32_t evaluate(ClFace *f, uint32_t n, uint8_t side, int64_t *value) {
    TABLE(t, n);
    const State *s = &t->state;
    if (side >= s->seats) return fails(ClStatus_Handle, "");
    /* What is found is worth less the more there is to lose. */
    return *value = s->home[side] * 100 + (side == s->turn ? s->heap * 60 - s->heap * s->heap : 0), 0;
}
static int32_t save(ClFace *f, uint32_t n, const ClOut *out) {
    TABLE(t, n);
    return raw((To){out}, &t->state, sizeof t->state), 0;
}
static int32_t load(ClFace *f, ClIn bytes, uint32_t *made) {
    State state;
    if (bytes.len != sizeof state) return fails(ClStatus_Bytes, "");
    memcpy(&state, bytes.ptr, sizeof state);
    return is_sound((Face *)f, &state) ? keep((Face *)f, state, made) : fails(ClStatus_Bytes, "");
}
static int32_t place(ClFace *f, ClIn position, uint32_t *made) {
    return position.len ? fails(ClStatus_Misplaced, "a position") : start(f, made);
}
static int32_t resample(ClFace *f, uint32_t from, uint32_t observer, uint32_t to, const ClWords *words, ClTurn *turn) {
    (void)observer, (void)words; /* nothing is hidden */
    TABLE(a, from);
    TABLE(b, to);
    return b->state = a->state, b->happened = b->listens = 0, told(b, turn);
}

static void node(To to, const char *id, int shape, const char *name, int side, int value, int action) {
    text(to, id), byte(to, 0), number(to, (uint64_t)shape), integer(to, 0), integer(to, 0);
    if (side < 0) byte(to, 0), msg(to, name), msg(to, name);
    else byte(to, 1), byte(to, (uint8_t)side), gull(to, side), gull(to, side);
    if (value < 0) byte(to, 0);
    else byte(to, 1), integer(to, value);
    number(to, 0), number(to, 0), byte(to, 0), look(to, side < 0 ? "spiral-shell" : "seagull", side < 0 ? TEAL : TINTS[side]);
    if (action < 0) number(to, 0);
    else number(to, 1), number(to, (uint64_t)action);
    number(to, 0);
}
static void scene(To to, const State *s, int sees) {
    enum { PANEL = 2, TOKEN = 4, PILE = 7 };
    static const char *const IDS[MOST_SEATS] = {"gull1", "gull2", "gull3", "gull4"};
    int n = answers(s);
    number(to, s->seats);
    for (int i = 0; i < s->seats; i++) look(to, "seagull", TINTS[i]);
    number(to, 3u + s->seats);
    node(to, "heap", PILE, "tidepool-heap", -1, s->heap, -1);
    node(to, "look", TOKEN, "tidepool-look", -1, -1, sees && n ? 0 : -1);
    node(to, "fly", TOKEN, "tidepool-home", -1, -1, sees && n > 1 ? 1 : -1);
    for (int i = 0; i < s->seats; i++) node(to, IDS[i], PANEL, "", i, s->home[i], -1);
}
static void action_texts(To to, const State *s, int lines) {
    static const char *const WORDS[2] = {"look", "home"};
    for (int i = 0; i < answers(s); i++) {
        if (lines) raw(to, WORDS[i], 4), raw(to, "\n", 1);
        else text(to, WORDS[i]);
    }
}
static int32_t face_ask(ClFace *f, uint32_t n, uint32_t by, uint32_t what, ClIn given, const ClOut *out) {
    (void)given;
    static const char *const LINES[3] = {"tidepool-found", "tidepool-tide", "tidepool-carried"};
    static const char *const WORDS[3] = {"found", "tide", "carried"};
    if (what >= 200) return fails(ClStatus_Unknown, "");
    TABLE(t, n);
    const State *s = &t->state;
    To to = {out};
    int sees = by == CL_HOST || by == s->turn;
    switch (what) {
    case CL_OF_TABLE_PROMPT:
        if (s->over) msg(to, "tidepool-over");
        else if (answers(s)) msg_of(to, "tidepool-turn", s->turn, s->heap);
        else msg(to, "tidepool-die");
        return 0;
    case CL_OF_TABLE_SCENE: return scene(to, s, sees), 0;
    case CL_OF_TABLE_LABELS:
        if (!sees) return number(to, 0), 0;
        number(to, (uint64_t)answers(s));
        if (answers(s) > 0) msg(to, "tidepool-look");
        if (answers(s) > 1) msg(to, "tidepool-home");
        return 0;
    case CL_OF_TABLE_LOG:
        number(to, t->happened);
        for (int i = 0; i < t->happened; i++) msg_of(to, LINES[t->events[i].what], t->events[i].side, t->events[i].n);
        return 0;
    case CL_OF_TABLE_EVENTS:
        number(to, t->happened);
        for (int i = 0; i < t->happened; i++) text(to, WORDS[t->events[i].what]);
        return 0;
    case CL_OF_TABLE_POINTS: {
        int gains = 0;
        for (int i = 0; i < t->happened; i++) gains += t->events[i].what == HOME;
        number(to, (uint64_t)gains);
        for (int i = 0; i < t->happened; i++)
            if (t->events[i].what == HOME) byte(to, t->events[i].side), integer(to, t->events[i].n), msg(to, "tidepool-shells");
        return 0;
    }
    case CL_OF_TABLE_VIEW: return raw(to, s, sizeof *s), 0;
    case CL_OF_TABLE_LISTED:
        if (s->over) number(to, 2);
        else if (answers(s)) number(to, 0), byte(to, s->turn);
        else number(to, 1);
        return number(to, (uint64_t)answers(s)), action_texts(to, s, 0), 0;
    case CL_OF_TABLE_TEXTS:
        if (!s->over && !answers(s)) raw(to, "1\n2\n3\n4\n5\n6\n", 12);
        return action_texts(to, s, 1), 0;
    case CL_OF_TABLE_WEIGHTS: {
        int sides = s->over || answers(s) ? 0 : 6;
        number(to, (uint64_t)sides);
        while (sides--) number(to, 1);
        return 0;
    }
    case CL_OF_TABLE_SCORES:
        number(to, s->seats);
        for (int i = 0; i < s->seats; i++) integer(to, s->home[i]);
        return 0;
    case CL_OF_TABLE_TIE_BREAKS:
        number(to, s->seats);
        for (int i = 0; i < s->seats; i++) integer(to, 0);
        return 0;
    case CL_OF_TABLE_OUTCOME:
        number(to, s->seats);
        for (int i = 0; i < s->seats; i++) integer(to, s->home[i]), integer(to, 0);
        return 0;
    case CL_OF_TABLE_POSITION: return fails(ClStatus_Misplaced, "a position");
    case CL_OF_TABLE_AUDIT:
        byte(to, answers(s) == 1), number(to, 0), number(to, 0), number(to, 0), number(to, 0), number(to, 0), number(to, 0), byte(to, 1);
        return 0;
    default: return fails(ClStatus_Unknown, "");
    }
}

static const ClGame GAME = {
    .size = sizeof(ClGame), .wire = CL_WIRE, .ask = ask, .ruleset_new = ruleset_new, .ruleset_ask = ruleset_ask,
    .ruleset_free = ruleset_free, .open = open_, .close = close_, .error = error, .start = start, .fork = fork_, .copy = copy,
    .free = free_, .turn = turn_, .advance = advance, .roll = roll, .answer_chance = answer_chance, .outcome_of = outcome_of,
    .any_answer = any_answer, .playout = playout, .listen = listen_, .measure = measure, .hash = hash, .evaluate = evaluate,
    .save = save, .load = load, .place = place, .resample = resample, .face_ask = face_ask,
};

const ClGame *clade_game_v1(const ClHost *host) { return host ? &GAME : 0; }
