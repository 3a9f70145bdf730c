/** The packages are in the folder above. */
export default {
  turbopack: { root: `${import.meta.dirname}/..` },
  outputFileTracingRoot: `${import.meta.dirname}/..`,
};
