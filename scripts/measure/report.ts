/** Writes a line for each measurement: its percentiles in milliseconds. */
export const report = (
  found: Readonly<Record<string, readonly number[]>>,
): readonly string[] =>
  Object.entries(found).map(([name, times]) => {
    const sorted = times.toSorted((a, b) => a - b)
    const within = (share: number) =>
      (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed()
    return `  ${name}: a quarter within ${within(0.25)} ms, half within ${within(0.5)}, nine of ten within ${within(0.9)}, of ${sorted.length}`
  })
