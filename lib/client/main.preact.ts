// The islands run on Preact, which needs this first. React itself needs main.ts alone.
import '@/lib/islands/preact-shim'
import './main'
