/** File extensions by media type. */
export declare const imageExtensions: {
    readonly "image/png": "png";
    readonly "image/jpeg": "jpg";
    readonly "image/webp": "webp";
};
