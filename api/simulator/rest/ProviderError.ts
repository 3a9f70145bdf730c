/** What the provider says is wrong, in its own shape. */
export interface ProviderErrorBody {
  readonly type: "api_error" | "idempotency_error" | "invalid_request_error";
  readonly message: string;
  readonly code?: string | undefined;
  readonly param?: string | undefined;
}

/** A request that the provider would refuse. */
export class ProviderError extends Error {
  readonly status: number;
  readonly body: ProviderErrorBody;

  constructor(status: number, body: ProviderErrorBody) {
    super(body.message);
    this.name = "ProviderError";
    this.status = status;
    this.body = body;
  }
}

/** 400: the request is not possible, or malformed. */
export function invalidRequest(message: string, code?: string, param?: string): ProviderError {
  return new ProviderError(400, { type: "invalid_request_error", message, code, param });
}

/** 404: there is no such object. @param kind as the provider names it: `payment_intent`. */
export function missing(kind: string, id: string, param = "id"): ProviderError {
  return new ProviderError(404, {
    type: "invalid_request_error",
    code: "resource_missing",
    message: `No such ${kind}: '${id}'`,
    param,
  });
}

/** 400: less than the provider takes. */
export function tooSmall(param: string): ProviderError {
  return invalidRequest("Amount must be at least $0.50 usd", "amount_too_small", param);
}
