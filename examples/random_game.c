/* A whole random game with `ziggurat engine` in C without a library: cc random_game.c -o random_game */
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

static FILE *to_engine, *from_engine;
static char answer[1 << 20];

static void ask(const char *request) {
    fprintf(to_engine, "%s\n", request);
    fflush(to_engine);
    if (!fgets(answer, sizeof answer, from_engine) || strncmp(answer, "{\"ok\":true", 10)) {
        fprintf(stderr, "%s -> %s", request, answer);
        exit(1);
    }
}

static void start_engine(void) {
    int there[2], back[2];
    if (pipe(there) || pipe(back)) exit(1);
    if (fork() == 0) {
        dup2(there[0], 0), dup2(back[1], 1);
        close(there[1]), close(back[0]);
        execlp("ziggurat", "ziggurat", "engine", (char *)NULL);
        exit(1);
    }
    close(there[0]), close(back[1]);
    to_engine = fdopen(there[1], "w"), from_engine = fdopen(back[0], "r");
}

int main(int count, char **given) {
    char request[4096];
    int played = 0;
    const char *game = count > 1 ? given[1] : "babel", *seats = count > 2 ? given[2] : "2";
    srand((unsigned)time(NULL));
    start_engine();
    snprintf(request, sizeof request, "{\"cmd\":\"new\",\"game\":\"%s\",\"seats\":%s}", game, seats);
    for (ask(request); strstr(answer, "\"over\":false"); played++) {
        ask("{\"cmd\":\"legal\"}");
        char *word = strstr(answer, "\"actions\":[") + 11; /* action words contain neither quotes nor spaces */
        int quotes = 0;
        for (char *sign = word; *sign != ']'; sign++) quotes += *sign == '"';
        for (int skip = rand() % (quotes / 2) * 2; skip >= 0; word++) skip -= *word == '"'; /* a random word */
        snprintf(request, sizeof request, "{\"cmd\":\"apply\",\"action\":\"%.*s\"}", (int)strcspn(word, "\""), word);
        ask(request);
    }
    ask("{\"cmd\":\"scores\"}");
    printf("%s: %d actions, %s", game, played, strstr(answer, "\"totals\""));
    return 0;
}
