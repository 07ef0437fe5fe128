            let (a, b) = if Self::BITS == 64 {
                let half = Self::BITS / 2;
                let mask = Self::MAX >> half;
                let (ah, al) = (self >> half, self & mask);
                let (bh, bl) = (rhs >> half, rhs & mask);
                let cross = intrinsics::wrapping_mul(ah, bl)
                    | intrinsics::wrapping_mul(al, bh);
                let low = intrinsics::wrapping_mul(al, bl);
                let (_, carry) = intrinsics::add_with_overflow(cross << half, low);
                let high = ((ah != 0) & (bh != 0)) | (cross >> half != 0);
                (intrinsics::wrapping_mul(self, rhs) as $ActualT, high | carry)
            } else {
                intrinsics::mul_with_overflow(self as $ActualT, rhs as $ActualT)
            };
