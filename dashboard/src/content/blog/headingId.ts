/** "What “eligible” means" → "what-eligible-means". */
export function headingId(title: string): string {
  return (
    title
      .toLowerCase()
      // "Qué es" is "que-es".
      .normalize("NFD")
      .replace(/\p{M}/gu, "")
      .replace(/['’]/g, "")
      .replace(/[^a-z0-9]+/g, "-")
      .replace(/^-|-$/g, "")
  );
}
