/** How a picture's file ends. */
export const logoEndings = { "image/png": "png", "image/jpeg": "jpg", "image/webp": "webp" } as const;
