export { type AccessMemory, createAccessMemory, sharedAccessMemory } from "./AccessMemory.ts";
export type { AccessSession, AccessSurroundings, PaymentTab } from "./AccessSurroundings.ts";
export { isFreeOpen } from "./asking/isFreeOpen.ts";
export { noAccess } from "./asking/noAccess.ts";
export { openUntil } from "./asking/openUntil.ts";
export { createAccess } from "./createAccess.ts";
export { createConnect } from "./createConnect.ts";
export { createFakeConnect, type FakeAnswer } from "./createFakeConnect.ts";
export { everythingOpen } from "./everythingOpen.ts";
export { EmailGate } from "./gates/email/EmailGate.tsx";
export { type AccessRecords, createAccessRecords } from "./kept/accessRecords.ts";
export { createEmailAccess, type EmailAccess, emailAccessLasts } from "./kept/emailAccess.ts";
export { createLastAccess, type LastAccess, lastAccessLasts } from "./kept/lastAccess.ts";
export { createProcessedPurchases, type ProcessedPurchases } from "./kept/processedPurchases.ts";
export {
  createPurchaseKeys,
  type PurchaseKeys,
  purchaseKeyName,
  storedPurchaseKey,
} from "./kept/purchaseKeys.ts";
export { openTab } from "./openTab.ts";
export { ToolAccess } from "./ToolAccess.tsx";
export { askedAs } from "./whoAsks.ts";
