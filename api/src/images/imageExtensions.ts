/** File extensions by media type. */
export const imageExtensions = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" } as const;
