import { productName } from "@iep-insider/sdk/catalog";
import type { FactorToShow, PasskeyOptions, PasskeyToConfirm, ShowingBegun } from "@iep-insider/sdk/contract";
import { creationOptionsSchema, requestOptionsSchema } from "@iep-insider/sdk/contract/schemas";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import type { SecondFactorRow } from "../../database/models/secondFactor.ts";
import type { SignedIn } from "../../http/authenticate.ts";
import type { Services } from "../../services.ts";
import { factorsOf } from "./state.ts";

type PasskeyServices = Pick<Services, "database" | "clock" | "environment">;

/** The options for creating a passkey. The challenge is stored in the session until it is answered. */
export async function beginPasskey(
  services: PasskeyServices,
  { user, session }: SignedIn,
): Promise<PasskeyOptions["options"]> {
  const known = await passkeysOf(services, user.id);
  const options = await generateRegistrationOptions({
    rpName: productName,
    rpID: rpId(services),
    userName: user.email,
    userID: new TextEncoder().encode(`operator ${user.id}`),
    excludeCredentials: known.map(({ credentialId }) => ({ id: String(credentialId) })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
  await session.update({ challenge: options.challenge });
  return creationOptionsSchema.parse(options);
}

/** @returns the passkey's data to store; null if the response is invalid. */
export async function readNewPasskey(
  services: PasskeyServices,
  { session }: SignedIn,
  response: PasskeyToConfirm["response"],
) {
  const expectedChallenge = await takeChallenge(services, session.id);
  if (expectedChallenge === null) return null;
  const verified = await verifyRegistrationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    ...expected(services),
  }).catch(() => null);
  if (!verified?.verified) return null;
  const { id, publicKey, counter } = verified.registrationInfo.credential;
  return { credentialId: id, secret: Buffer.from(publicKey).toString("base64url"), counter };
}

/** The options for showing a passkey; null without one. */
export async function beginShowing(
  services: PasskeyServices,
  { user, session }: SignedIn,
): Promise<ShowingBegun["passkey"]> {
  const known = await passkeysOf(services, user.id);
  if (known.length === 0) return null;
  const options = await generateAuthenticationOptions({
    rpID: rpId(services),
    allowCredentials: known.map(({ credentialId }) => ({ id: String(credentialId) })),
    userVerification: "required",
  });
  await session.update({ challenge: options.challenge });
  return requestOptionsSchema.parse(options);
}

/** @returns whether one of the account's passkeys signed the session's challenge. The challenge is then used up. */
export async function isPasskeyShown(
  services: PasskeyServices,
  { user, session }: SignedIn,
  response: NonNullable<FactorToShow["passkey"]>,
): Promise<boolean> {
  const expectedChallenge = await takeChallenge(services, session.id);
  const known = await passkeysOf(services, user.id);
  const passkey = known.find(({ credentialId }) => credentialId === response.id);
  if (!passkey || expectedChallenge === null) return false;
  const verified = await verifyAuthenticationResponse({
    response: { ...response, clientExtensionResults: {} },
    expectedChallenge,
    credential: {
      id: String(passkey.credentialId),
      publicKey: new Uint8Array(Buffer.from(passkey.secret, "base64url")),
      counter: Number(passkey.counter),
    },
    ...expected(services),
  }).catch(() => null);
  if (!verified?.verified) return false;
  const { newCounter } = verified.authenticationInfo;
  await passkey.update({ counter: newCounter, lastUsedAt: services.clock() });
  return true;
}

async function passkeysOf(services: PasskeyServices, userId: number): Promise<SecondFactorRow[]> {
  return (await factorsOf(services, userId)).filter(({ kind }) => kind === "passkey");
}

/** Of two concurrent requests, one gets it. */
async function takeChallenge({ database }: PasskeyServices, id: string): Promise<string | null> {
  const challenge = (await database.sessions.findByPk(id))?.challenge ?? null;
  if (challenge === null) return null;
  const [taken] = await database.sessions.update({ challenge: null }, { where: { id, challenge } });
  return taken > 0 ? challenge : null;
}

function rpId({ environment }: PasskeyServices): string {
  return new URL(environment.publicOrigin).hostname;
}

function expected(services: PasskeyServices) {
  const { publicOrigin } = services.environment;
  return { expectedOrigin: publicOrigin, expectedRPID: rpId(services), requireUserVerification: true };
}
