import type { User } from "../database/models/user.ts";
import type { Database } from "../database/openDatabase.ts";

/** The normal form of an address, by which accounts are unique: `Ana@Example.org` and `ana@example.org` are one. */
export function emailKeyOf(email: string): string {
  return email.trim().toLowerCase();
}

export function findByEmail(database: Database, email: string): Promise<User | null> {
  return database.users.findOne({ where: { emailKey: emailKeyOf(email) } });
}
