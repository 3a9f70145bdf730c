import { z } from "zod";

// WebAuthn as JSON (WebAuthn Level 3, sections 5.1.8 to 5.1.10): only the members that we send or read.

const publicKey = z.literal("public-key").describe("The type of credential.");
const credentialId = z.string().describe("The credential's id, in base64url.");
const challenge = z.string().describe("The challenge to sign, in base64url.");
const clientDataJSON = z.string().describe("What the browser signed for, in base64url.");
const userVerification = z.literal("required").describe("Whether the device has to check who uses it.");
const timeout = z.int().describe("Milliseconds until the browser gives up.");
const known = z.object({ id: credentialId, type: publicKey });

export const creationOptionsSchema = z.object({
  rp: z
    .object({
      name: z.string().describe("The product's name."),
      id: z.string().describe("The host name that the passkey is for."),
    })
    .describe("The site."),
  user: z
    .object({
      id: z.string().describe("The account, in base64url."),
      name: z.string().describe("The account's email address."),
      displayName: z.string().describe("Empty."),
    })
    .describe("The account."),
  challenge,
  pubKeyCredParams: z
    .array(z.object({ alg: z.int().describe("A COSE algorithm."), type: publicKey }))
    .describe("The signature algorithms that the server reads, the preferred one first."),
  timeout,
  attestation: z.literal("none").describe("The server asks for no attestation."),
  excludeCredentials: z.array(known).describe("The account's passkeys, which are not made twice."),
  authenticatorSelection: z
    .object({
      residentKey: z.literal("preferred").describe("Whether the device is to list the passkey by itself."),
      userVerification,
    })
    .describe("What the device has to do."),
});

export const requestOptionsSchema = z.object({
  challenge,
  timeout,
  rpId: z.string().describe("The host name that the passkey is for."),
  allowCredentials: z.array(known).describe("The account's passkeys."),
  userVerification,
});

const result = { id: credentialId, rawId: credentialId, type: publicKey };

export const creationResponseSchema = z.object({
  ...result,
  response: z
    .object({
      clientDataJSON,
      attestationObject: z.string().describe("The new public key, in base64url of CBOR."),
    })
    .describe("What the device answered."),
});

export const requestResponseSchema = z.object({
  ...result,
  response: z
    .object({
      clientDataJSON,
      authenticatorData: z.string().describe("What the device says of itself, in base64url."),
      signature: z.string().describe("The signature, in base64url."),
    })
    .describe("What the device answered."),
});
