import type { Request, RequestHandler } from "express";
import type { HeldByAccount } from "../access/heldByAccount.ts";
import { ReauthenticationNeeded, SecondFactorNeeded } from "../accounts/secondFactor/errors.ts";
import type { Session } from "../database/models/session.ts";
import type { User } from "../database/models/user.ts";
import { Forbidden, Unauthenticated } from "./errors.ts";

/** Who asks, and in which browser. */
export interface SignedIn {
  readonly user: User;
  readonly session: Session;
}

/** The same in a request. */
export interface Caller extends SignedIn {
  /** When the request arrived. */
  readonly held: HeldByAccount;
}

/** The middleware for each kind of restricted access. */
export type Authenticate = Readonly<
  Record<"visitor" | "user" | "admin" | "recently", readonly RequestHandler[]>
>;

/** What is asked of operators beside their role (`accounts/secondFactor/state.ts`). */
export interface OperatorChecks {
  readonly mayOperate: (signedIn: SignedIn) => Promise<boolean>;
  readonly isRecent: (signedIn: SignedIn) => Promise<boolean>;
}

declare global {
  namespace Express {
    interface Request {
      /** Set by `authenticate`; read it with `signedInOf`. */
      signedIn?: Caller;
    }
  }
}

/**
 * Authenticates the caller by the Bearer token.
 * @param findSession by a token; null when it is not ours or its session has ended.
 * @returns middleware that throws {Unauthenticated} or, for an operator's call, {Forbidden}.
 */
export function createAuthenticate(
  findSession: (token: string) => Promise<Caller | null>,
  { mayOperate, isRecent }: OperatorChecks,
): Authenticate {
  const authenticate: RequestHandler = async (request, _response, next) => {
    const token = bearerToken(request);
    const signedIn = token && (await findSession(token));
    if (!signedIn) throw new Unauthenticated();
    request.signedIn = signedIn;
    next();
  };
  /** An expired session counts as none: a user who contacts us or buys something continues as a visitor. */
  const noticeWhoAsks: RequestHandler = async (request, _response, next) => {
    const token = bearerToken(request);
    const signedIn = token && (await findSession(token));
    if (signedIn) request.signedIn = signedIn;
    next();
  };
  const onlyOperators: RequestHandler = async (request, _response, next) => {
    const { role, emailVerified } = signedInOf(request).user;
    if (role !== "admin" || !emailVerified) throw new Forbidden();
    if (!(await mayOperate(signedInOf(request)))) throw new SecondFactorNeeded();
    next();
  };
  const onlyRecently: RequestHandler = async (request, _response, next) => {
    if (!(await isRecent(signedInOf(request)))) throw new ReauthenticationNeeded();
    next();
  };
  return {
    visitor: [noticeWhoAsks],
    user: [authenticate],
    admin: [authenticate, onlyOperators],
    recently: [onlyRecently],
  };
}

/** Who asks, in a handler of a call that needs it. */
export function signedInOf(request: Request): Caller {
  if (!request.signedIn) throw new Error("The handler requires a signed-in user, but the contract does not.");
  return request.signedIn;
}

/** The caller, in a handler of a public call; null when the caller is not signed in. */
export function maybeSignedInOf(request: Request): Caller | null {
  return request.signedIn ?? null;
}

function bearerToken(request: Request): string | null {
  return /^Bearer +([\w-]+(?:\.[\w-]*){2})$/i.exec(request.get("Authorization") ?? "")?.[1] ?? null;
}
