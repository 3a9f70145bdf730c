/** For MySQL (SQLite ignores it): all of Unicode, compared as people do, without case. For what people write. */
export const writtenText = { charset: "utf8mb4", collate: "utf8mb4_unicode_ci" } as const;

/** Compared byte by byte, as SQLite does by itself. For keys, of which `site_A…` and `site_a…` are two. */
export const exactText = { charset: "utf8mb4", collate: "utf8mb4_bin" } as const;
