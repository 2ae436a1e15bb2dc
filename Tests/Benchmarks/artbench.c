/*
 * artbench - times libchafa and libcaca at drawing a picture with characters, in this process: the
 * least of many runs, without start-up and without decoding. One line each: a name and milliseconds.
 *
 *   build:  gcc -O2 -o artbench artbench.c $(pkg-config --cflags --libs chafa caca) -lm
 *   usage:  artbench [PICTURE]    PICTURE: a small PNG file; times jp2a and img2txt with it as well
 */
#define _GNU_SOURCE
#include <caca.h>
#include <chafa.h>
#include <fcntl.h>
#include <math.h>
#include <spawn.h>
#include <stdio.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static double now(void)
{
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

/* White rings on black: the picture that ArtBench.swift draws as alpha. */
static unsigned char *ring(int width, int height)
{
    unsigned char *pixels = malloc((size_t)width * height * 4);
    float side = width < height ? width : height;
    if (!pixels)
        exit(2);
    for (int y = 0; y < height; y++)
        for (int x = 0; x < width; x++) {
            float dx = x - width / 2.0f, dy = y - height / 2.0f;
            float wave = sinf(sqrtf(dx * dx + dy * dy) / side * 20) * side / 40 + 0.5f;
            unsigned char *pixel = pixels + ((size_t)y * width + x) * 4;
            pixel[0] = pixel[1] = pixel[2] = fmaxf(0, fminf(1, wave)) * 255;
            pixel[3] = 255;
        }
    return pixels;
}

static void draw_chafa(const unsigned char *pixels, int w, int h, int columns, int rows,
                       ChafaSymbolTags tags)
{
    ChafaSymbolMap *map = chafa_symbol_map_new();
    ChafaCanvasConfig *config = chafa_canvas_config_new();
    chafa_symbol_map_add_by_tags(map, tags);
    chafa_canvas_config_set_geometry(config, columns, rows);
    chafa_canvas_config_set_canvas_mode(config, CHAFA_CANVAS_MODE_FGBG);
    chafa_canvas_config_set_symbol_map(config, map);
    ChafaCanvas *canvas = chafa_canvas_new(config);
    chafa_canvas_draw_all_pixels(canvas, CHAFA_PIXEL_RGBA8_UNASSOCIATED, pixels, w, h, w * 4);
    g_string_free(chafa_canvas_print(canvas, NULL), TRUE);
    chafa_canvas_unref(canvas);
    chafa_canvas_config_unref(config);
    chafa_symbol_map_unref(map);
}

static void draw_caca(const unsigned char *pixels, int w, int h, int columns, int rows)
{
    caca_canvas_t *canvas = caca_create_canvas(columns, rows);
    caca_dither_t *dither = caca_create_dither(32, w, h, w * 4, 0xff, 0xff00, 0xff0000, 0);
    size_t bytes;
    caca_dither_bitmap(canvas, 0, 0, columns, rows, dither, pixels);
    free(caca_export_canvas_to_memory(canvas, "utf8", &bytes));
    caca_free_dither(dither);
    caca_free_canvas(canvas);
}

static void report(const char *size, const unsigned char *pixels, int w, int h, int columns, int rows,
                   int times)
{
    double least[3] = {1e9, 1e9, 1e9};
    for (int run = 0; run < times; run++)
        for (int peer = 0; peer < 3; peer++) {
            double start = now();
            if (peer == 0)
                draw_chafa(pixels, w, h, columns, rows, CHAFA_SYMBOL_TAG_ASCII);
            else if (peer == 1)
                draw_chafa(pixels, w, h, columns, rows,
                           CHAFA_SYMBOL_TAG_SPACE | CHAFA_SYMBOL_TAG_BLOCK);
            else
                draw_caca(pixels, w, h, columns, rows);
            least[peer] = fmin(least[peer], now() - start);
        }
    printf("chafa-%s-ascii %f\nchafa-%s-blocks %f\ncaca-%s %f\n", size, least[0], size, least[1],
           size, least[2]);
}

/* Milliseconds from spawn to exit, the least of 20; what a program does before it draws counts. */
static double run(char **command)
{
    posix_spawn_file_actions_t actions;
    double least = 1e9;
    posix_spawn_file_actions_init(&actions);
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0);
    posix_spawn_file_actions_adddup2(&actions, 1, 2);
    for (int times = 0; times < 20; times++) {
        pid_t child;
        int status;
        double start = now();
        if (posix_spawnp(&child, command[0], &actions, NULL, command, environ) ||
            waitpid(child, &status, 0) < 0 || !WIFEXITED(status) || WEXITSTATUS(status))
            exit(2);
        least = fmin(least, now() - start);
    }
    posix_spawn_file_actions_destroy(&actions);
    return least;
}

/* Programs without a library: one run with a picture less one that only says its version. */
static void report_programs(char *picture)
{
    char *jp2a[] = {"jp2a", "--size=12x6", picture, NULL};
    char *jp2a_idle[] = {"jp2a", "--version", NULL};
    char *img2txt[] = {"img2txt", "-W", "12", "-H", "6", picture, NULL};
    char *img2txt_idle[] = {"img2txt", "--version", NULL};
    printf("jp2a-60 %f\n", run(jp2a) - run(jp2a_idle));
    printf("img2txt-60 %f\n", run(img2txt) - run(img2txt_idle));
}

int main(int argc, char **argv)
{
    unsigned char *small = ring(60, 60), *large = ring(4000, 3000);
    report("60", small, 60, 60, 12, 6, 100);
    report("large", large, 4000, 3000, 80, 40, 3);
    if (argc > 1)
        report_programs(argv[1]);
    return 0;
}
