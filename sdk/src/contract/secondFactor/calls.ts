import { call } from "../call.ts";

/** How an operator shows, beside the password, that it is them (ADR 4). */
export const factorKinds = ["passkey", "totp"] as const;
export type FactorKind = (typeof factorKinds)[number];

/** Minutes for which role changes, refunds, exports and site keys are open after it was shown who asks. */
export const recentMinutes = 10;

export interface SecondFactor {
  readonly id: number;
  readonly kind: FactorKind;
  /** As the operator calls it. */
  readonly name: string;
  /** ISO 8601 in UTC, as `lastUsedAt`. */
  readonly createdAt: string;
  readonly lastUsedAt: string | null;
}

/** How it stands for the account and the session that ask. */
export interface SecondFactorState {
  /** The operator's screens are closed until one was shown in this session. */
  readonly isRequired: boolean;
  readonly isShown: boolean;
  /** It was shown who asks within {@link recentMinutes}: by a factor, or by the password where there is none. */
  readonly isRecent: boolean;
  /** The oldest first. */
  readonly factors: readonly SecondFactor[];
  readonly recoveryCodesLeft: number;
}

/** For an authenticator app. */
export interface TotpBegun {
  /** In base32, to be typed. */
  readonly secret: string;
  /** The same as `otpauth://…`, for a link. */
  readonly uri: string;
}

export interface TotpToConfirm {
  readonly name: string;
  /** Six digits that the app shows. */
  readonly code: string;
}

/** What the browser's WebAuthn call takes, as JSON (WebAuthn Level 3, section 5.1.8 and 5.1.9). */
export interface PasskeyOptions {
  readonly options: Readonly<Record<string, unknown>>;
}

export interface PasskeyToConfirm {
  readonly name: string;
  /** What that call answered, as JSON. */
  readonly response: Readonly<Record<string, unknown>>;
}

export interface FactorMade {
  readonly state: SecondFactorState;
  /** Shown once: with the first factor, and when they are asked for again. */
  readonly recoveryCodes: readonly string[] | null;
}

export interface ShowingBegun {
  /** Null without a passkey. */
  readonly passkey: Readonly<Record<string, unknown>> | null;
}

/** Just one of these. The password counts only while the account has no factor. */
export interface FactorToShow {
  readonly code?: string | undefined;
  readonly passkey?: Readonly<Record<string, unknown>> | undefined;
  readonly recoveryCode?: string | undefined;
  readonly password?: string | undefined;
}

export interface FactorToRemove {
  readonly id: number;
}

/** For operators alone: 403 `forbidden` for any other account. */
export const secondFactor = {
  readSecondFactor: call<undefined, SecondFactorState>("GET", "/api/auth/second-factor"),
  /** Making and removing answer 403 `reauthentication_needed` unless it was shown within {@link recentMinutes} who asks. */
  beginTotp: call<undefined, TotpBegun>("POST", "/api/auth/second-factor/totp-begin"),
  confirmTotp: call<TotpToConfirm, FactorMade>("POST", "/api/auth/second-factor/totp-confirm"),
  beginPasskey: call<undefined, PasskeyOptions>("POST", "/api/auth/second-factor/passkey-begin"),
  confirmPasskey: call<PasskeyToConfirm, FactorMade>("POST", "/api/auth/second-factor/passkey-confirm"),
  removeFactor: call<FactorToRemove, SecondFactorState>("POST", "/api/auth/second-factor/remove"),
  renewRecoveryCodes: call<undefined, FactorMade>("POST", "/api/auth/second-factor/recovery-codes"),
  beginShowing: call<undefined, ShowingBegun>("POST", "/api/auth/second-factor/show-begin"),
  showFactor: call<FactorToShow, SecondFactorState>("POST", "/api/auth/second-factor/show"),
} as const;
