export { createSessionToken, type SessionToken, sessionTokenKey } from "./createSessionToken.ts";
