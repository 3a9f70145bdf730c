import { HttpError } from "../http/errors.ts";

/** The letter templates are part of the pages, which are not built here. */
export class TemplatesNotBuilt extends HttpError.of(
  503,
  "not_ready",
  "The letter templates are not here right now. Nothing was sent or kept. Please try again later.",
) {}
