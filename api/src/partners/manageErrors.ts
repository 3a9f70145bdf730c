import { HttpError } from "../http/errors.ts";

/** For who manages a partner, or wants to. */
export class AlreadyPartner extends HttpError.of(
  409,
  "already_partner",
  "You have already applied. The status is on your partner page.",
) {}

export class NotPartner extends HttpError.of(
  403,
  "not_partner",
  "Your account does not manage an approved partner. You can apply to become one.",
) {}

export class CurrentKey extends HttpError.of(
  409,
  "current_key",
  "This is your current key. Please create a new one first, then end this one.",
) {}

/** Another user has saved different settings since these were read: nothing is overwritten without asking. */
export class ChangedMeanwhile extends HttpError.of(
  409,
  "changed_meanwhile",
  "These settings were changed in another window, so yours are not saved yet. Please check the saved settings, then save again.",
) {}
