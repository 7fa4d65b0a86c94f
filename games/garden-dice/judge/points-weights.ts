import type { Packed } from '../bot/packing.ts';

// Written by npm run train -- garden-dice points.
export const WEIGHTS: Packed = {
  unit: 0.0004722564479306247,
  base64:
    'EfAXYz36iKNbj+hNJVdQTDH7tjfYN1LsCO0dzFMYuwabCzoACgtiACsDcfuu8fbsgvPzCpsSMxQkIcIQ0+p49rH3feZC8P0kexJoA+H2DfGFB2kJtQotBQ8Dcvo5Gq0aMuSjcrJs/39Nfhp3GFtJ8tf7oP3T6roIND7BMQ==',
};
