/** The most records of one synced case, deleted ones included. A large case has some hundreds. */
export const mostSyncedRecords = 5_000;

/** The most bytes of all records of one case, as they are stored: encrypted and padded. */
export const mostSyncedBytes = 32 * 1024 * 1024;

/** The most characters of one sealed record, in base64url: 512 KiB, with the IV and the tag of AES-GCM. */
export const longestSealed = Math.ceil(((512 * 1024 + 12 + 16) * 4) / 3);

/** The most records in one push. */
export const mostPushed = 100;

/** The most characters of all sealed records in one push, within the largest body that the server reads. */
export const longestPush = 900_000;
