import type { FactorKind } from "@iep-insider/sdk/contract";
import {
  bigint,
  binaryText,
  date,
  id,
  integer,
  longText,
  nullable,
  type RowOf,
  references,
  table,
  text,
  withDefault,
  writtenText,
} from "./table.ts";

/** A passkey or an authenticator app of an operator. It has no effect until it is confirmed. */
export interface SecondFactorRow extends RowOf<typeof secondFactors> {}

export const secondFactors = table("SecondFactor", "second_factors", {
  id: id(),
  userId: references(integer(), "users"),
  kind: text<FactorKind>(20),
  name: text(60),
  /** A passkey's credential id in base64url; unique. */
  credentialId: nullable(binaryText(700)),
  /** A passkey's public key in base64url; an app's secret, sealed with the server's. */
  secret: longText(),
  /** A passkey's signature counter; for an app, the time step of the last accepted code. */
  counter: withDefault(bigint(), 0),
  confirmedAt: nullable(date()),
  createdAt: date(),
  lastUsedAt: nullable(date()),
}).with({
  collate: writtenText,
  indexes: { second_factors_user: ["userId"] },
  unique: { credentialId: ["credentialId"] },
});
