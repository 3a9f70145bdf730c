/** What reading the longest sample takes a fresh process, its start included in the memory. */
export interface ReadingCost {
  readonly id: string;
  readonly pages: number;
  /** From the file to the findings. */
  readonly seconds: number;
  readonly findingsSeconds: number;
  /** Of the whole process. */
  readonly mostMegabytes: number;
}
/** In a process of its own: the memory of this one depends on what it did before. */
export declare function measureReading(): Promise<ReadingCost>;
