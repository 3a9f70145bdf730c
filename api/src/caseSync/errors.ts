import type { SealedRecord } from "@iep-insider/sdk/contract";
import { HttpError } from "../http/errors.ts";

/** The account syncs no case, or another one: it was deleted, or started over, on another device. */
export class NoSuchVault extends HttpError.of(
  404,
  "not_found",
  "This synced case was deleted. What is on your device is still there.",
) {}

/** Sync is on already, or the keys were replaced since. */
export class VaultChanged extends HttpError.of(
  409,
  "changed_meanwhile",
  "Another device has changed this in the meantime. Please load the page again.",
) {}

export class RecordsChanged extends HttpError {
  /** @param versions the current version of each record that another device changed; 0 if it is not there. */
  constructor(versions: readonly Pick<SealedRecord, "id" | "version">[]) {
    super(
      409,
      "changed_meanwhile",
      "Another device has changed some of this in the meantime. Fetch its changes, and try again.",
      { body: { versions } },
    );
  }
}

export class VaultFull extends HttpError.of(
  413,
  "body_too_large",
  "Your synced case is full. Everything stays on your device. Delete documents or old notes, and it syncs again.",
) {}
