/** The only definition of the product's name. */
export const productName = "IEP Insider";

/** The year the product first appeared: the first year of the copyright line (ADR 11). */
export const firstYear = 2025;
