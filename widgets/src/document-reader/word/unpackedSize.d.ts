/**
 * Unpacks every file of a zip without keeping it, since the sizes that a zip tells about itself may be false.
 * Source: PKWARE's APPNOTE.TXT 6.3.10, sections 4.3.12 and 4.3.16.
 * @param most bytes in all, unpacked; fewer of it are held at any time.
 * @returns the bytes of all files, unpacked.
 * @throws {DocumentError} "unpacks-too-large", or "damaged" when it is no zip.
 */
export declare function unpackedSize(bytes: Uint8Array<ArrayBuffer>, most: number): Promise<number>;
