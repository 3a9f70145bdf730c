import type { User } from "../database/models/user.ts";
import type { Database } from "../database/openDatabase.ts";

/** By this an address is one account, however it is written: `Ana@Example.org` and `ana@example.org`. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

export function findByEmail(database: Database, email: string): Promise<User | null> {
  return database.users.findOne({ where: { emailKey: emailKeyOf(email) } });
}
