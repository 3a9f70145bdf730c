import * as citations from "../citations/consent.ts";
import type { ProvisionsOf } from "../Provision.ts";

/** A parent's consent: to testing, to services, to billing, and taking it back. */
export const consent = {
  "consent-initial-evaluation": {
    ...citations.consentInitialEvaluation,
    topic: "Consent for the first evaluation",
    rule: "The school needs the parent's informed written consent before a first evaluation, and consent to testing is not consent to services. If the parent refuses or does not answer, the school may, but need not, use mediation or a hearing to go ahead, unless state law says otherwise; it may not do so for a child taught at home or in private school at the parent's own expense.",
  },
  "consent-initial-services": {
    ...citations.consentInitialServices,
    topic: "Consent for first services",
    rule: "The school may not start special education until a parent agrees in writing. If the parent refuses or does not answer, the school cannot use mediation or a hearing to get around it, and it is not then in breach of its duty to that child for not providing those services.",
    commonlyMisstatedAs: "The school can take the parent to a hearing to force services on the child.",
  },
  "consent-reevaluation": {
    ...citations.consentReevaluation,
    topic: "Consent for a re-evaluation",
    rule: "The school needs consent before new testing in a re-evaluation, unless the parent does not answer after reasonable, recorded attempts. If the parent refuses, the school may, but need not, use mediation or a hearing. Consent is not needed to look at existing data or to give a test given to all children.",
  },
  "consent-iep-signature": {
    ...citations.consentIepSignature,
    topic: "Signing the IEP",
    rule: "Federal law asks for consent before the first services start. It does not ask for a parent signature on each later IEP; many states add their own consent or signature rules.",
    commonlyMisstatedAs:
      "An IEP is never in force unless the parent signs it, or 'sign with exceptions' works the same way everywhere.",
  },
  "revoke-consent": {
    ...citations.revokeConsent,
    topic: "Withdrawing consent",
    rule: "A parent may withdraw consent for all special education in writing at any time. The school must give prior written notice and then stop; it may not use mediation or a hearing to continue, need not hold an IEP meeting, is not then in breach of its duty to provide FAPE, and need not change past records. What was done before is not undone.",
    commonlyMisstatedAs:
      "A parent can use this to drop one service only, or it undoes what already happened.",
  },
  "public-insurance-consent": {
    ...citations.publicInsuranceConsent,
    topic: "Using Medicaid or private insurance",
    rule: "Before first using a child's or parent's public insurance (such as Medicaid) for IDEA services the school must give written notice and get a one-time written consent, and repeat the notice every year. Private insurance needs consent every time. Refusing does not end the duty to give all services free.",
    commonlyMisstatedAs: "The school can refuse services unless the family lets it bill insurance.",
  },
} as const satisfies ProvisionsOf<typeof citations>;
