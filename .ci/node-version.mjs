// Imported first by every command. Its check runs before the other modules do anything that an old Node
// does not know, so the person gets a sentence instead of a stack.
const major = Number(process.versions.node.split(".")[0]);

if (major < 18) {
  console.error(
    `This Node is ${process.versions.node}, too old to even install the project: install Node 24 (18 is enough on Linux and Windows) and run the command again.`,
  );
  process.exit(1);
}
