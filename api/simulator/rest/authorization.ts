import { ProviderError } from "./ProviderError.ts";

/** @param header `Bearer <key>`. @throws {ProviderError} 401 unless it is `secretKey`. */
export function authorize(header: string | undefined, secretKey: string): void {
  if (header === `Bearer ${secretKey}`) return;
  const message = header
    ? "Invalid API Key provided."
    : "You did not provide an API key. You need to provide your API key in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').";
  throw new ProviderError(401, { type: "invalid_request_error", message });
}
