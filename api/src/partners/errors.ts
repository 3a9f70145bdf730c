import { HttpError } from "../http/errors.ts";

// The rejections of a request with a site key. They are meant for the site's owner: the element shows them to no one
// else, and continues as if it had no key.

export class UnknownSite extends HttpError.of(
  403,
  "unknown_site",
  "We do not know this site key. Please copy it again from your partner page.",
) {}

export class SiteKeyEnded extends HttpError.of(
  403,
  "site_key_ended",
  "This site key has expired. Please use your new key on this page; you can find it on your partner page.",
) {}

export class SiteOff extends HttpError.of(
  403,
  "site_off",
  "This site key is turned off at the moment. Please contact us if you do not know why.",
) {}

export class WrongOrigin extends HttpError.of(
  403,
  "wrong_origin",
  "This site key does not belong to this page. Please add the page's origin on your partner page, or check the key.",
) {}

export class MissingOrigin extends HttpError.of(
  403,
  "missing_origin",
  "The browser does not send this page's origin, so the site key cannot be used. Please use our iframe snippet in a sandbox.",
) {}

export class FrameTokenOver extends HttpError.of(
  403,
  "frame_token",
  "This page was opened too long ago to use its site key, or belongs to another key. Please reload it.",
) {}

/** For a user who manages a partner, or applies as one. */
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
