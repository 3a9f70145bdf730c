import type { SiteErrorCode } from "@iep-insider/sdk/contract";
import { HttpError } from "../http/errors.ts";

/**
 * The rejection of a request with a site key. Meant for the site's owner: the element shows it to no one else, and
 * continues as if it had no key.
 */
export abstract class SiteRefused extends HttpError {
  constructor(code: SiteErrorCode, sentence: string) {
    super(403, code, sentence);
  }
}

export class UnknownSite extends SiteRefused {
  constructor() {
    super("unknown_site", "We do not know this site key. Please copy it again from your partner page.");
  }
}

export class SiteKeyEnded extends SiteRefused {
  constructor() {
    super(
      "site_key_ended",
      "This site key has expired. Please use your new key on this page; you can find it on your partner page.",
    );
  }
}

export class SiteOff extends SiteRefused {
  constructor() {
    super("site_off", "This site key is turned off at the moment. Please contact us if you do not know why.");
  }
}

export class WrongOrigin extends SiteRefused {
  constructor() {
    super(
      "wrong_origin",
      "This site key does not belong to this page. Please add the page's origin on your partner page, or check the key.",
    );
  }
}

export class MissingOrigin extends SiteRefused {
  constructor() {
    super(
      "missing_origin",
      "The browser does not send this page's origin, so the site key cannot be used. Please use our iframe snippet in a sandbox.",
    );
  }
}

export class FrameTokenOver extends SiteRefused {
  constructor() {
    super(
      "frame_token",
      "This page was opened too long ago to use its site key, or belongs to another key. Please reload it.",
    );
  }
}
