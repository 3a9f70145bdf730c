/**
 * A partner's status: its account's address is not confirmed yet, or the application is pending, approved or declined.
 */
export const partnerStatuses = ["unconfirmed", "applied", "approved", "declined"] as const;

export type PartnerStatus = (typeof partnerStatuses)[number];

/** The most origins a partner can have. */
export const mostOrigins = 20;

/** Days for which a replaced site key keeps working, so that pages can be updated without a rush. */
export const oldKeyDays = 30;

/** The most bytes a logo can have. */
export const mostLogoBytes = 64 * 1024;

export const logoTypes = ["image/png", "image/jpeg", "image/webp"] as const;

export type LogoType = (typeof logoTypes)[number];
