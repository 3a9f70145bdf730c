import { HttpError } from "../http/errors.ts";

/** For the owner of the site; the element shows it to nobody else. */
export class UnknownSite extends HttpError {
  constructor() {
    super(
      403,
      "unknown_site",
      "This site key does not belong to this page. Please check the key, and whether this page's origin is registered with it.",
    );
  }
}
