import type { User } from "../database/models/user.ts";
import { countAttempts, forgiveAttempts } from "../http/attempts.ts";
import { InvalidRequest } from "../http/errors.ts";
import type { Services } from "../services.ts";

/**
 * Makes sure that the request comes from the owner, not from someone at their unlocked browser.
 * @param field the request's field that holds the password. @throws {InvalidRequest} about that field.
 */
export async function confirmPassword(
  services: Services,
  user: User,
  password: string,
  field: string,
): Promise<void> {
  const attempts = [{ limit: "wrongConfirmations", who: `user ${user.id}` }] as const;
  await countAttempts(services, attempts);
  const isRight = await services.passwords.verify(user.password, password);
  if (!isRight) throw new InvalidRequest({ [field]: "This is not your password. Please try again." });
  await forgiveAttempts(services, attempts);
}
