import { HttpError } from "../http/errors.ts";

/** Does not reveal which of the two is wrong (ADR 3). The sentence is from the specification. */
export class InvalidCredentials extends HttpError.of(
  401,
  "invalid_credentials",
  "Invalid email or password.",
) {}

export class EmailTaken extends HttpError {
  constructor() {
    const sentence = "An account with this email already exists.";
    super(409, "email_taken", sentence, { fields: { email: sentence } });
  }
}

/** A mail token that is wrong, expired or used. The response does not reveal which. */
export class InvalidLink extends HttpError.of(
  400,
  "invalid_link",
  "This link no longer works: it was already used, or it has expired. Please request a new one.",
) {}

/** @param email the account's unconfirmed address. */
export class EmailNotConfirmed extends HttpError {
  constructor(email: string) {
    super(
      409,
      "email_not_confirmed",
      `${email} is not confirmed yet. They have to press the link in their confirmation email first.`,
    );
  }
}

/** For the account itself: what it asks for must not reach an address that may be another person's. */
export class OwnEmailNotConfirmed extends HttpError.of(
  409,
  "email_not_confirmed",
  "Please confirm your email address first, with the link in the email that we sent you.",
) {}

export class SessionNotFound extends HttpError.of(404, "not_found", "This session has already ended.") {}
