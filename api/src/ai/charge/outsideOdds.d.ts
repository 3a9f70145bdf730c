/**
 * How likely a message is no matter of a US school's duties to a child with a disability: a judge's, an insurer's, a
 * college's, another country's, or one of a child without a disability. It is read as a whole and question by question,
 * since such messages often name an IEP in passing.
 * @param message in English; other languages are not charged for.
 * @returns log odds: below 0 it is more likely a matter of the school.
 */
export declare function outsideOdds(message: string): number;
export declare function learnOutside(): void;
