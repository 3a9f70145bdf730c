import { HttpError, InvalidRequest } from "../../http/errors.ts";

/** The operator's screens in a session that has shown no second factor. */
export class SecondFactorNeeded extends HttpError.of(
  403,
  "second_factor_needed",
  "Please confirm your second factor first, or set one up.",
) {}

/** A sensitive action requires recent authentication. */
export class ReauthenticationNeeded extends HttpError.of(
  403,
  "reauthentication_needed",
  "Please confirm that it is you, then try again.",
) {}

export class FactorNotFound extends HttpError.of(
  404,
  "not_found",
  "This second factor was already removed.",
) {}

/** @param field the request field it was sent in. */
export function wrongFactor(field: string): InvalidRequest {
  return new InvalidRequest({ [field]: wrongWords[field] ?? "This did not work. Please try again." });
}

const wrongWords: Readonly<Record<string, string>> = {
  code: "This code is wrong or was already used. Please enter the current code from your app.",
  recoveryCode: "This is not one of your recovery codes, or it was already used.",
  password: "This is not your password. Please try again.",
};
