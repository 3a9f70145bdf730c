import { HttpError } from "../http/errors.ts";

/** The letter templates are part of the pages, which are not built here. */
export class TemplatesNotBuilt extends HttpError.of(
  503,
  "not_ready",
  "The letter templates are not available right now. Nothing was sent or stored. Please try again later.",
) {}
