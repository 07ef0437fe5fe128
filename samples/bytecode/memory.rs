// What the compiler calls to copy and compare memory, as system calls.
mod memory {
    unsafe extern "C" {
        fn sol_memcpy_(to: *mut u8, from: *const u8, size: u64);
        fn sol_memmove_(to: *mut u8, from: *const u8, size: u64);
        fn sol_memset_(to: *mut u8, byte: u8, size: u64);
        fn sol_memcmp_(a: *const u8, b: *const u8, size: u64, order: *mut i32);
    }

    #[unsafe(no_mangle)]
    unsafe extern "C" fn memcpy(
        to: *mut u8,
        from: *const u8,
        size: usize,
    ) -> *mut u8 {
        unsafe { sol_memcpy_(to, from, size as u64) };
        to
    }

    #[unsafe(no_mangle)]
    unsafe extern "C" fn memmove(
        to: *mut u8,
        from: *const u8,
        size: usize,
    ) -> *mut u8 {
        unsafe { sol_memmove_(to, from, size as u64) };
        to
    }

    #[unsafe(no_mangle)]
    unsafe extern "C" fn memset(
        to: *mut u8,
        byte: i32,
        size: usize,
    ) -> *mut u8 {
        unsafe { sol_memset_(to, byte as u8, size as u64) };
        to
    }

    #[unsafe(no_mangle)]
    unsafe extern "C" fn memcmp(
        a: *const u8,
        b: *const u8,
        size: usize,
    ) -> i32 {
        let mut order = 0;
        unsafe { sol_memcmp_(a, b, size as u64, &mut order) };
        order
    }
}
