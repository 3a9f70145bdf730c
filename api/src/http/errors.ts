import type { ErrorBody, ErrorCode } from "@iep-insider/sdk/contract";

/** An error for the caller: HTTP status, stable code, and a sentence that says what to do. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  readonly fields: Readonly<Record<string, string>> | undefined;
  readonly headers: Readonly<Record<string, string>>;
  /** What the body says beside the common fields. */
  readonly more: Pick<ErrorBody, "hasActiveSubscription" | "versions">;

  constructor(
    status: number,
    code: ErrorCode,
    sentence: string,
    more: {
      fields?: Readonly<Record<string, string>>;
      headers?: Readonly<Record<string, string>>;
      body?: HttpError["more"];
    } = {},
  ) {
    super(sentence);
    this.name = new.target.name;
    this.status = status;
    this.code = code;
    this.fields = more.fields;
    this.headers = more.headers ?? {};
    this.more = more.body ?? {};
  }

  /** Creates the base class of an error with a fixed text. */
  static of(...content: ConstructorParameters<typeof HttpError>) {
    return class extends HttpError {
      constructor() {
        super(...content);
      }
    };
  }
}

export class MalformedJson extends HttpError.of(
  400,
  "malformed_json",
  "The request body must be valid JSON.",
) {}

export class InvalidRequest extends HttpError {
  /** @param fields the name of each field at fault, with its sentence. */
  constructor(fields: Readonly<Record<string, string>>) {
    const [only, ...others] = Object.values(fields);
    const sentence =
      only && others.length === 0 ? only : "Some fields are not valid. Please check them and try again.";
    super(400, "invalid_request", sentence, { fields });
  }
}

export class NotAnObject extends HttpError.of(
  400,
  "invalid_request",
  "The request body must be a JSON object.",
) {}

/** The caller is not signed in, for whatever reason: an invalid token and an expired one get the same answer. */
export class Unauthenticated extends HttpError.of(401, "unauthenticated", "Please sign in again.", {
  headers: { "WWW-Authenticate": "Bearer" },
}) {}

export class Forbidden extends HttpError.of(
  403,
  "forbidden",
  "This is for operators only. Please sign in with an operator account.",
) {}

export class NotFound extends HttpError.of(
  404,
  "not_found",
  "There is nothing at this address. Please check it.",
) {}

export class MethodNotAllowed extends HttpError {
  /** @param allowed the methods that this address knows. */
  constructor(allowed: readonly string[]) {
    const methods = new Intl.ListFormat("en-US", { type: "disjunction" });
    const sentence = `This URL supports only ${methods.format(allowed.filter((method) => method !== "OPTIONS"))}.`;
    super(405, "method_not_allowed", sentence, { headers: { Allow: allowed.join(", ") } });
  }
}

export class BodyTooLarge extends HttpError.of(
  413,
  "body_too_large",
  "This is too long to be sent. Please shorten it and try again.",
) {}

export class UnsupportedMediaType extends HttpError.of(
  415,
  "unsupported_media_type",
  "The request body must be application/json in UTF-8, uncompressed.",
) {}

export class UnsupportedFormat extends HttpError.of(
  501,
  "unsupported_format",
  "This address answers in json or xml only.",
) {}

export class TooManyRequests extends HttpError {
  /** @param seconds until the next request is taken. */
  constructor(seconds: number) {
    super(429, "rate_limited", `Too many requests. Please try again in ${inWords(seconds)}.`, {
      headers: { "Retry-After": String(seconds) },
    });
  }
}

export class NotReady extends HttpError.of(
  503,
  "not_ready",
  "The service is not ready yet. Please try again in a moment.",
  {
    headers: { "Retry-After": "5" },
  },
) {}

export class InternalError extends HttpError.of(
  500,
  "internal",
  "Something went wrong on our side. Please try again in a moment.",
) {}

function inWords(seconds: number): string {
  if (seconds <= 90) return seconds === 1 ? "1 second" : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
