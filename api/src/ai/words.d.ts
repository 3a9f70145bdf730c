import type { AiEngineName } from "@iep-insider/sdk/contract";
/** That an answer is not legal advice, by who wrote it (ADR 27 and 30). */
export declare const disclaimers: Readonly<Record<AiEngineName, string>>;
/** Why it was not the AI although there is one. */
export declare const engineNotes: {
    readonly failed: "Our AI could not answer this time. This answer comes from our own rule library.";
    readonly didNotKnow: "Our AI had no answer to this. This one comes from our own rule library.";
    readonly rejected: "What our AI wrote did not pass our checks. This answer comes from our own rule library.";
};
/** Before "we do not know", to a parent who writes in Spanish. */
export declare const inSpanish = "Todav\u00EDa no podemos contestar en espa\u00F1ol, y no se cobr\u00F3 nada. El centro de padres de su estado ayuda gratis: pregunte si atienden en espa\u00F1ol.";
