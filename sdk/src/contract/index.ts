export { access } from "./access/access.ts";
export {
  type Access,
  type ClaimedPurchase,
  type ConnectionAsked,
  type ConnectionBegun,
  type ConnectionCode,
  type ConnectionToEnd,
  codeMinutes,
  connectionDays,
  connectionHours,
  type EmailCaptured,
  type FreeToolEmail,
  type Opened,
  type OpenTool,
  type PurchaseToClaim,
  type SiteConnection,
  type SiteConnections,
  type SponsoredUse,
  type SubscriptionState,
  type ToolToOpen,
  type UnspentUse,
} from "./access/calls.ts";
export {
  type Account,
  type AccountDeletion,
  type AccountExport,
  type ActiveSession,
  type ActiveSessions,
  accounts,
  type Done,
  type EmailOnly,
  type EmailVerification,
  type Login,
  type PasswordChange,
  type PasswordReset,
  type Registration,
  type Role,
  roles,
  type SessionToEnd,
  type SignedIn,
  type SubscriptionStatus,
  subscriptionStatuses,
} from "./accounts/calls.ts";
export * from "./admin/index.ts";
export {
  type AiEngineName,
  type AnswerBase,
  type AnswerCitation,
  type AnswerOutcome,
  aiEngines,
} from "./ai/AnswerBase.ts";
export { type AiTool, aiTools } from "./ai/aiTools.ts";
export { type AiAnswer, ai, type KeptAnswer } from "./ai/calls.ts";
export type { ChatAnswer, ChatQuestion, TopicChoice } from "./ai/chat.ts";
export * from "./ai/denials.ts";
export * from "./ai/disputes.ts";
export * from "./ai/goals.ts";
export type { TermToTranslate, Translation } from "./ai/jargon.ts";
export { type LetterToSend, lettersToSend } from "./ai/lettersToSend.ts";
export { longest } from "./ai/longest.ts";
export { returnLimit, type UseReturnResult, useReturnResults } from "./ai/returnedUses.ts";
export {
  billing,
  type PaymentBegun,
  type PaymentConfirmed,
  type PaymentReceipt,
  type PaymentRequest,
  type PaymentToConfirm,
  type Subscription,
  type SubscriptionBegun,
  type SubscriptionRequest,
  type SubscriptionToChange,
} from "./billing/calls.ts";
export { type Area, type Call, type CsvDownload, call, type InputOf, type OutputOf } from "./call.ts";
export {
  contacts,
  type ServiceType,
  type SupportReceipt,
  type SupportRequest,
  serviceTypes,
} from "./contacts/calls.ts";
export {
  downloads,
  type TemplateByMail,
  type TemplateFile,
  type TemplateSent,
  templateFiles,
} from "./downloads/calls.ts";
export {
  type EmbedVersion,
  type EmbedVersionFile,
  type EmbedVersions,
  embedFolderOf,
  embedVersionsPath,
} from "./embedVersions.ts";
export {
  type ErrorBody,
  type ErrorCode,
  errorCodes,
  type SiteErrorCode,
  siteErrorCodes,
} from "./errors.ts";
export {
  frameTokenHeader,
  frameTokenMeta,
  purchaseKeyHeader,
  purchaseKeyPattern,
  requestIdHeader,
  siteKeyHeader,
  siteKeyPattern,
} from "./headers.ts";
export { type NewsletterAsked, type NewsletterToken, newsletter } from "./newsletter/calls.ts";
export {
  advertisingPages,
  advertisingTagMeta,
  advertisingTagPattern,
  mayAdvertise,
} from "./pages/advertising.ts";
export { type Founder, founderMeta, founderPath } from "./pages/founder.ts";
export { originPlaceholder } from "./pages/origin.ts";
export {
  type OwnPage,
  type OwnPath,
  ownPages,
  ownPaths,
  type PagePath,
  pageAt,
  pageFacts,
  pagePaths,
} from "./pages/pages.ts";
export * from "./partners/calls.ts";
export type { NextStep, SiteBrand, SiteOfPage, SiteSettings, Sponsor } from "./partners/settings.ts";
export * from "./partners/statistics/calls.ts";
export {
  type FactorKind,
  type FactorMade,
  type FactorToRemove,
  type FactorToShow,
  type PasskeyOptions,
  type PasskeyToConfirm,
  recentMinutes,
  type SecondFactor,
  type SecondFactorState,
  type ShowingBegun,
  secondFactor,
  type TotpBegun,
  type TotpToConfirm,
} from "./secondFactor/calls.ts";
export { type Health, type PublicConfig, type Readiness, status } from "./status/calls.ts";
export { type CountedEvent, type CountRequest, countedEvents, usage } from "./usage/calls.ts";
