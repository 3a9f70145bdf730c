/**
 * Learns all phrasings now, so that no first question has to wait for it. It takes two seconds; requests are answered
 * between the steps. `npm run evaluate` prints its time and memory.
 */
export declare function learn(): Promise<void>;
