import type { ErrorBody, ErrorCode } from "../contract/index.ts";

/**
 * The one error of every failed call.
 * `message` is `status: text`; `sentence` is what a person should read.
 */
export class ApiError extends Error {
  override readonly name = "ApiError";
  /** The HTTP status, or 0 when no answer came (no network, blocked, cut off). */
  readonly status: number;
  /** The server's stable code; `network` when no answer came, `unreadable` when the answer was not ours. */
  readonly code: ErrorCode | "network" | "unreadable";
  readonly sentence: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string | null;
  /** Seconds to wait before trying again, when the server said so. */
  readonly retryAfter: number | null;

  constructor(status: number, text: string, told: Partial<Told>) {
    super(`${status}: ${text}`);
    this.status = status;
    this.code = told.code ?? "unreadable";
    this.sentence = told.message ?? words.unreadable;
    this.fields = told.fields ?? {};
    this.requestId = told.requestId ?? null;
    this.retryAfter = told.retryAfter ?? null;
  }
}

/** What an error may know beyond its status. */
interface Told {
  readonly code: ApiError["code"];
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  readonly requestId: string;
  readonly retryAfter: number | null;
}

/** Reads an answer that is not OK. Never throws: whatever the answer holds becomes an {@link ApiError}. */
export async function errorFromResponse(response: Response): Promise<ApiError> {
  const text = await response.text().catch(() => "");
  const seconds = Number(response.headers.get("retry-after"));
  return new ApiError(response.status, text || response.statusText, {
    ...errorBodyIn(text),
    retryAfter: seconds > 0 ? seconds : null,
  });
}

/** For a request that got no answer at all. */
export function networkError(): ApiError {
  return new ApiError(0, "no answer", { code: "network", message: words.network });
}

const words = {
  network:
    "We could not reach the server. Nothing you entered was lost. Please check your connection and try again.",
  unreadable: "Something went wrong on our side. Nothing you entered was lost. Please try again.",
} as const;

function errorBodyIn(text: string): Partial<ErrorBody> {
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === "object" && body !== null && "code" in body && "message" in body) {
      return body as ErrorBody;
    }
  } catch {
    // Not JSON: a proxy's own page, or nothing.
  }
  return {};
}
